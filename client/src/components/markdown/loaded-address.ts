import { defaultUrlTransform } from 'react-markdown';

/*
 * Images and frames load without a click and carry the reader's cookies. Text of users must not make a reader's browser
 * call the API of this site, so only its public files may be loaded.
 */

/** Path of a public file of this site. */
const publicFile = /^\/api\/public\/(?:img|file)\/[\w.-]+$/;

/** The address of an image in user text, or undefined where it would call the API of this site. */
export function imageAddress(address: string): string | undefined {
  const safe = defaultUrlTransform(address);
  return safe === '' || callsApi(safe) ? undefined : safe;
}

/** A PDF among the public files of this site. Other sites may forbid framing, and would learn who reads them. */
export function isOwnPdf(href: string | undefined): href is string {
  return href !== undefined && href.toLowerCase().endsWith('.pdf') && publicFile.test(href);
}

/** Reads the address as the browser and the server will: relative to the page, without dot segments, decoded once. */
function callsApi(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return true;
  const { hostname, pathname } = new URL(address, document.baseURI);
  if (hostname !== window.location.hostname) return false;
  const path = decoded(pathname)?.replaceAll(/[\\/]+/g, '/');
  return path === undefined || (/^\/api(?:\/|$)/i.test(path) && !publicFile.test(path));
}

/** Undefined where an escape is broken. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
