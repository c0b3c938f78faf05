// The part of Trusted Types (https://www.w3.org/TR/trusted-types/) that is used here; TypeScript has none of it yet.
interface TrustedTypePolicy {
  /** A TrustedScriptURL; where a string is asked for, browsers take it for one. */
  createScriptURL(address: string): string;
}

declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): TrustedTypePolicy;
    }
  | undefined;
