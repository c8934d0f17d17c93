import { parseEvent, type FeedEvent, type Kind } from './specification.ts';

/**
 * Reads an event feed as tools do: keeps the last state of every object, and the last token. Each line is held against
 * the specification.
 */
export class FeedReader {
  readonly #controller = new AbortController();
  readonly #lines: AsyncGenerator<string>;
  readonly events: FeedEvent[] = [];
  readonly objects = new Map<Kind, Map<string, Record<string, unknown>>>();
  token: string | null = null;

  private constructor(response: Response, controller: AbortController) {
    this.#controller = controller;
    this.#lines = linesOf(response);
  }

  static async open(url: string, headers: Record<string, string>): Promise<FeedReader> {
    const controller = new AbortController();
    const response = await fetch(url, { headers, signal: controller.signal });
    if (!response.ok) throw new Error(`The feed answered ${response.status}: ${await response.text()}`);
    return new FeedReader(response, controller);
  }

  /** Reads on until something holds; false: the feed has ended before. */
  async until(holds: () => boolean): Promise<boolean> {
    while (!holds()) {
      const { value, done } = await this.#lines.next();
      if (done) return false;
      if (value !== '') this.#take(parseEvent(value));
    }
    return true;
  }

  /** Reads to the next token: to the end of what was new. */
  async batch(): Promise<boolean> {
    const from = this.events.length;
    return this.until(() => this.events.length > from && this.events.at(-1)?.token !== undefined);
  }

  /** Reads all of a feed that ends. */
  async all(): Promise<this> {
    await this.until(() => false);
    return this;
  }

  /** Objects of a kind as they are known now, as their collection has them. */
  list(kind: Kind): Record<string, unknown>[] {
    return [...(this.objects.get(kind)?.values() ?? [])].toSorted(byId);
  }

  /** Takes over what another reader knew when it went away. */
  continueFrom(other: FeedReader): this {
    for (const [kind, objects] of other.objects) this.objects.set(kind, new Map(objects));
    this.token = other.token;
    return this;
  }

  async close(): Promise<void> {
    this.#controller.abort();
    await this.#lines.return(undefined).catch(() => undefined);
  }

  #take(event: FeedEvent): void {
    this.events.push(event);
    if (event.token !== undefined) this.token = event.token;
    const known = this.objects.get(event.type) ?? new Map<string, Record<string, unknown>>();
    this.objects.set(event.type, known);
    if (event.id !== null) {
      if (event.data === null) known.delete(event.id);
      else known.set(event.id, event.data as Record<string, unknown>);
      return;
    }
    known.clear();
    for (const object of [event.data].flat() as Record<string, unknown>[])
      known.set(String(object['id'] ?? ''), object);
  }
}

/** The order collections are compared in. */
export function byId(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a['id']).localeCompare(String(b['id']), 'en-US', { numeric: true });
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  if (response.body === null) return;
  for await (const chunk of response.body) {
    const lines = `${rest}${decoder.decode(chunk as Uint8Array, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
