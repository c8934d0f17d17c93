import type { ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { WebFailure } from '../../core/web-failure.ts';
import type { RemoteAdapter, RemoteStatement } from '../core/adapter.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { originOf, userAgentOf } from '../http/talk.service.ts';
import { withPdfLink } from './pdf-link.ts';
import { pictureAddresses, withPictures } from './pictures.ts';

/*
 * Pictures and PDFs of statements, taken over: from the judge and the hosts that its adapter names, by the port `Web`,
 * which connects to public addresses only. A picture is drawn anew (port PosterMaker), so what is stored is a picture
 * whatever was sent, without scripts and metadata.
 */

/** Pictures of one statement; more of them become links. */
const maxPictures = 50;
const maxPictureBytes = 8 * 1024 ** 2;
const maxPdfBytes = 32 * 1024 ** 2;
const maxRedirects = 3;
/** No further file is begun after this, in ms. */
const maxTotalMs = 90_000;
/** A PDF begins with this, after 1,024 other bytes at most. */
const pdfMark = '%PDF-';

/** A file that was taken over. */
export interface HostedFile {
  readonly kind: ProblemFileKind;
  readonly name: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
}

/** A statement whose pictures, and PDF if that is kept, are files of this site. */
export interface HostedStatement {
  readonly statement: RemoteStatement;
  readonly files: readonly HostedFile[];
  /** Addresses that could not be taken over; they are links now. */
  readonly missing: readonly string[];
}

type AssetServices = Pick<Services, 'db' | 'web' | 'files' | 'posters' | 'defaults' | 'host'>;

/** Names of files that come from a judge; all other files of a problem are its keepers'. */
export const hostedPrefix = 'remote-';

/** All texts of a statement that may have pictures. */
const textsOf = ({ description, input, output, hint, samples }: RemoteStatement): string[] => [
  description,
  input,
  output,
  hint,
  ...samples.map(({ explanation }) => explanation ?? ''),
];

/** How many different pictures a statement has. */
export function countPictures(statement: RemoteStatement): number {
  return new Set(textsOf(statement).flatMap((text) => pictureAddresses(text))).size;
}

/**
 * Takes over the pictures of a statement, and its PDF if that is kept. The statement links to what is left out.
 *
 * @param documents of the statement; a PDF among them is not fetched again.
 */
export async function hostStatement(
  services: AssetServices,
  { info }: Pick<RemoteAdapter, 'info'>,
  {
    statement,
    documents,
    isPdfKept,
    isAllowed,
  }: {
    readonly statement: RemoteStatement;
    readonly documents: readonly RawDocument[];
    readonly isPdfKept: boolean;
    /** What the judge lets robots read. */
    readonly isAllowed: (url: URL) => boolean;
  },
): Promise<HostedStatement> {
  const source = { services, info, isAllowed, userAgent: await userAgentOf(services) };
  const files: HostedFile[] = [];
  const urls = new Map<string, string>();
  const missing: string[] = [];
  const end = services.host.clock().getTime() + maxTotalMs;
  const addresses = [...new Set(textsOf(statement).flatMap((text) => pictureAddresses(text)))];
  for (const [index, address] of addresses.entries()) {
    const isWithin = index < maxPictures && services.host.clock().getTime() < end;
    const bytes = isWithin ? await bytesAt(source, address, maxPictureBytes) : null;
    const picture = bytes === null ? null : await services.posters.make(bytes);
    if (picture === null) {
      missing.push(address);
      continue;
    }
    const name = `${hostedPrefix}${index + 1}.webp`;
    const stored = await services.files.put(picture);
    files.push({ kind: 'STATEMENT', name, contentType: 'image/webp', ...stored });
    urls.set(address, publicFileUrl({ name, sha256: stored.sha256 }));
  }
  const { pdfUrl } = statement;
  const pdf = pdfUrl === null || !isPdfKept ? null : await hostPdf(source, pdfUrl, documents);
  if (pdf !== null) files.push(pdf);
  else if (pdfUrl !== null && isPdfKept) missing.push(pdfUrl);
  const hosted = (text: string) => withPictures(text, urls);
  const description = hosted(statement.description);
  return {
    statement: {
      ...statement,
      description: pdfUrl === null ? description : withPdfLink(description, pdfLink(pdfUrl, pdf)),
      input: hosted(statement.input),
      output: hosted(statement.output),
      hint: hosted(statement.hint),
      samples: statement.samples.map(({ explanation, ...sample }) => ({
        ...sample,
        explanation: explanation === null ? null : hosted(explanation),
      })),
    },
    files,
    missing,
  };
}

/** How the statement links to its PDF: the page shows that of this site in place of its link. */
function pdfLink(pdfUrl: string, pdf: HostedFile | null) {
  return pdf === null
    ? { pdfUrl, url: pdfUrl, words: `PDF (${new URL(pdfUrl).hostname})` }
    : { pdfUrl, url: publicFileUrl(pdf), words: 'PDF' };
}

interface AssetSource {
  readonly services: AssetServices;
  readonly info: RemoteAdapter['info'];
  readonly isAllowed: (url: URL) => boolean;
  readonly userAgent: string;
}

/** Stores the PDF; null: it is not to be had, or is none. */
async function hostPdf(
  source: AssetSource,
  pdfUrl: string,
  documents: readonly RawDocument[],
): Promise<HostedFile | null> {
  const known = documents.find(({ url }) => url === pdfUrl)?.bytes;
  const bytes = known ?? (await bytesAt(source, pdfUrl, maxPdfBytes));
  if (bytes === null || !bytes.subarray(0, 1_024 + pdfMark.length).includes(pdfMark)) return null;
  const stored = await source.services.files.put(bytes);
  return {
    kind: 'ATTACHMENT',
    name: `${hostedPrefix}statement.pdf`,
    contentType: 'application/octet-stream',
    ...stored,
  };
}

/** What lies at an address; null: it may not be asked for, or is not to be had. */
async function bytesAt(source: AssetSource, address: string, maxBytes: number): Promise<Buffer | null> {
  const inline = /^data:image\/[\w.+-]+;base64,/iu.exec(address)?.[0];
  if (inline !== undefined) return Buffer.from(address.slice(inline.length), 'base64').subarray(0, maxBytes);
  const { services, info, isAllowed, userAgent } = source;
  const trustedOrigin = originOf(services, info);
  let url = URL.canParse(address) ? new URL(address) : null;
  for (let redirects = 0; url !== null && redirects <= maxRedirects; redirects += 1) {
    if (!isAssetHost(source, url) || !isAllowed(url)) return null;
    try {
      const { status, headers, body } = await services.web.send({
        url,
        method: 'GET',
        headers: { 'user-agent': userAgent },
        maxBytes,
        trustedOrigin,
      });
      if (status === 200) return body;
      const location = status >= 300 && status < 400 ? headers.get('location') : undefined;
      url = location !== undefined && URL.canParse(location, url.href) ? new URL(location, url) : null;
    } catch (error) {
      if (!(error instanceof WebFailure)) throw error;
      return null;
    }
  }
  return null;
}

/** The judge itself, and the hosts that its adapter names. */
function isAssetHost({ services, info }: AssetSource, { origin, protocol, hostname, port }: URL): boolean {
  if (origin === originOf(services, info)) return true;
  const isUsual = /^https?:$/u.test(protocol) && port === '';
  return isUsual && [new URL(info.origin).hostname, ...info.assetHosts].includes(hostname);
}
