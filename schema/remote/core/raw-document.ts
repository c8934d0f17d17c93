/** A document of a judge as it came: a page, a PDF, an answer in JSON. */
export interface RawDocument {
  readonly url: string;
  /** As declared, in lower case; empty: not declared. */
  readonly contentType: string;
  readonly bytes: Buffer;
}
