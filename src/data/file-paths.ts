/** Whether a form to download is a file in content/forms/, not an address. */
export function isFormFile(document: string): boolean {
  return !document.startsWith("https://");
}

/** Where a file to download is: its address, or the URL path of its file. */
export function formHref(document: string): string {
  return isFormFile(document) ? `/forms/${document}` : document;
}

/** URL path of the practice's vCard, or of that of a further office. */
export function contactCardPath(office?: string): string {
  return office === undefined
    ? "/contact.vcf"
    : `/contact-${office.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.vcf`;
}

/** Where the project's own picture for link previews is served, and its form. */
export const shareImageFile = { path: "/424429.webp", width: 1200, height: 630 } as const;

/**
 * Id of a further office in structured data and vCards, or of the practice, which is its first office too: a path of
 * the site with a fragment.
 */
export function officeId(office?: { name: string }): string {
  return office === undefined
    ? "/#practice"
    : `/#${contactCardPath(office.name)
        .slice(1)
        .replace(/\.vcf$/, "")}`;
}
