/** An address in what people give, if it is one of these hosts; null: it is none. */
export function addressAt(hosts: readonly string[], input: string): URL | null {
  const text = input.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return hosts.includes(url.hostname) ? url : null;
}
