/** How statements refer to their files; anybody may fetch these by their hash. */

const images: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'bmp']);

/** Lower-case extension of a file's name without the dot; `bin` for none or an odd one. */
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}

/** Address of a statement's image or attachment on this site (REST contract, "Uploads"). */
export function publicFileUrl({ name, sha256 }: { readonly name: string; readonly sha256: string }): string {
  const extension = extensionOf(name);
  return `/api/public/${images.has(extension) ? 'img' : 'file'}/${sha256}.${extension}`;
}

/** Hash of the file that an address of this site names; null: it names none. */
export function publicFileHash(url: string): string | null {
  return /^\/api\/public\/file\/([0-9a-f]{64})\.[a-z0-9]{1,10}$/i.exec(url)?.[1]?.toLowerCase() ?? null;
}
