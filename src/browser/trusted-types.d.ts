// The part of Trusted Types (https://www.w3.org/TR/trusted-types/) that is used here; TypeScript has none of it yet.
interface TrustedTypePolicy {
  /** A TrustedScriptURL; browsers accept it where a string is expected. */
  createScriptURL(url: string): string;
}

declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): TrustedTypePolicy;
    }
  | undefined;
