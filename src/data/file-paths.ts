/** URL path of a physician's publications and credentials, as a PDF. */
export function credentialsPdfPath(slug: string): string {
  return `/providers/${slug}-credentials.pdf`;
}

/** URL path of what the build found about visitors' privacy; the privacy statement links to it. */
export const privacyProofPath = "/privacy-proof.json";

/** URL path of the practice's vCard. */
export const contactCardPath = "/contact.vcf";
