/** What browsers, and Vite, say of a part of the program that could not be fetched. */
const missingPart = /dynamically imported module|importing a module script|preload CSS/i;

/** Is it that a part of the page could not be fetched? */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

/** Does the server answer now? */
export function isServerThere(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
