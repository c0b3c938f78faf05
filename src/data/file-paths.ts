/** URL path of a physician's publications and credentials, as a PDF. */
export function credentialsPdfPath(slug: string): string {
  return `/providers/${slug}-credentials.pdf`;
}

/** URL path of what the build found about visitors' privacy; the privacy statement links to it. */
export const privacyProofPath = "/privacy-proof.json";

/** Whether a form to download is a file in content/forms/, not an address. */
export function isFormFile(document: string): boolean {
  return !document.startsWith("https://");
}

/** Where a form to download is: its address, or the URL path of its file. */
export function formHref(document: string): string {
  return isFormFile(document) ? `/forms/${document}` : document;
}

/** URL path of the practice's vCard. */
export const contactCardPath = "/contact.vcf";
