/** A browser as far as redirects and cookies go. */
export class RedirectFollower {
  readonly #cookies = new Map<string, Map<string, string>>();

  /**
   * Follows redirects from an address until a page at `path`, whose address it gives.
   *
   * @throws Error when it ends
   * elsewhere.
   */
  async follow(start: string, path: string): Promise<URL> {
    let address = new URL(start);
    for (let hops = 0; hops < 15; hops += 1) {
      if (address.pathname === path) return address;
      address = await this.step(address);
    }
    throw new Error(`Redirects did not end: ${address.href}`);
  }

  /** Follows one redirect. */
  async step(address: URL): Promise<URL> {
    const jar = this.#cookies.get(address.origin) ?? new Map<string, string>();
    this.#cookies.set(address.origin, jar);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = cookie.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || rest.some((part) => /^\s*expires=Thu, 01 Jan 1970/i.test(part))) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${address.href} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return new URL(location, address);
  }

  /** Forgets what an origin has stored. */
  forget(origin: string): void {
    this.#cookies.delete(origin);
  }
}
