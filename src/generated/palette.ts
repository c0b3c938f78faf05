/** The colors of src/styles/tokens.css, for makers of files that read no style sheet. */
export const palette = {
  green: "#41683b",
  tan: "#d2b48c",
  bark: "#644a29",
  white: "#ffffff",
  text: "#182218",
  textSoft: "#404b3f",
  rule: "#cdd3ca",
  ruleStrong: "#7a8378",
} as const;
