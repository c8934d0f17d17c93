import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Metadata, Server } from '@tus/server';
import { SubmittingForbidden } from '@verdict/schema/account/user/account.error.ts';
import type { NeededScope } from '@verdict/schema/core/api-scope.ts';
import type { Context, Services } from '@verdict/schema/core/context.ts';
import { DiskNearlyFull } from '@verdict/schema/core/disk.error.ts';
import { DomainError, domainError } from '@verdict/schema/core/errors.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import {
  UploadEmpty,
  UploadForbidden,
  UploadNoSpace,
  UploadNotFound,
  UploadTooLarge,
} from '@verdict/schema/problem/upload/upload.error.ts';
import {
  type UploadRow,
  completeUpload,
  dropUpload,
  maxUploadBytes,
  openUpload,
  touchUpload,
} from '@verdict/schema/problem/upload/upload.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ContextOf } from '../context.ts';
import { httpStatusOf } from '../rest/error-status.ts';
import { sentences } from '../rest/sentences.ts';

/*
 * Resumable uploads by the tus protocol (tus.io, 1.0.0). Each request says by its token who sends it, and whose the
 * upload is stands in its row: the tus server itself, which knows no users, sees only what passed here. It is told the
 * name of a new upload by the request's store. Addresses are given relative to the one that was asked, so a proxy's
 * prefix stays.
 */

const path = '/api/uploads';

/** What of a request the tus server asks for later. */
interface Asked {
  /** Name of the upload that a POST makes. */
  readonly key: string;
  readonly maxBytes: number;
}

/** Registers `/api/uploads/`. */
export async function registerUploads(
  app: FastifyInstance,
  { services, contextOf }: { readonly services: Services; readonly contextOf: ContextOf },
): Promise<void> {
  const asked = new AsyncLocalStorage<Asked>();
  const tus = new Server({
    path,
    datastore: new GuardedStore(services.uploads),
    allowedOrigins: [],
    namingFunction: () => asked.getStore()?.key ?? '',
    maxSize: () => asked.getStore()?.maxBytes ?? 0,
    generateUrl: (request, { id }) => (new URL(request.url).pathname.endsWith('/') ? id : `uploads/${id}`),
    async onUploadFinish(_request, { id }) {
      await completeUpload(services, id);
      return {};
    },
  });

  async function handle(
    request: FastifyRequest<{ Params: { readonly key?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const context = await contextOf(request, reply);
    try {
      const known = await admit(context, request);
      if (known === 'gone') return await reply.code(204).header('Tus-Resumable', '1.0.0').send();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      await asked.run(known, () => tus.handle(request.raw, reply.raw));
      return reply;
    } catch (error) {
      return refuse(error, context, reply);
    }
  }

  await app.register(async (uploads) => {
    // The tus server reads the bytes itself; nothing here is ever held in memory.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    uploads.route({ method: ['POST', 'OPTIONS'], url: path, handler: handle });
    uploads.route({ method: ['POST', 'OPTIONS'], url: `${path}/`, handler: handle });
    uploads.route({ method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${path}/:key`, handler: handle });
  });
}

/**
 * Stops in the middle of an upload when the disk runs low. What came before stays; the sender goes on from there later.
 */
class GuardedStore extends FileStore {
  readonly #uploads: Services['uploads'];

  constructor(uploads: Services['uploads']) {
    super({ directory: uploads.folder });
    this.#uploads = uploads;
  }

  override async write(content: Readable, key: string, offset: number): Promise<number> {
    const guarded = Readable.from(this.#uploads.spaceGuard(offset)(content), { objectMode: false });
    let failure: unknown = null;
    guarded.once('error', (error) => (failure = error));
    try {
      return await super.write(guarded, key, offset);
    } catch (error) {
      if (failure instanceof UploadNoSpace) throw Object.assign(failure, { status_code: 507, body: failure.message });
      throw error;
    }
  }
}

/**
 * Lets a request through to the tus server; 'gone': it is answered, the upload is removed.
 *
 * @throws what the sender may
 * not
 */
async function admit(
  context: Context,
  request: FastifyRequest<{ Params: { readonly key?: string } }>,
): Promise<Asked | 'gone'> {
  const maxBytes = await maxUploadBytes(context);
  if (request.method === 'OPTIONS') return { key: '', maxBytes };
  if (context.viewer.kind === 'anonymous') throw new SignInNeeded();
  if (context.disk.state.isNearlyFull && (request.method === 'POST' || request.method === 'PATCH'))
    throw new DiskNearlyFull();
  const { key } = request.params;
  if (request.method === 'POST') {
    const upload = newUpload(request);
    refuseToken(context, scopeOf(upload.purpose));
    const { key: made } = await openUpload(context, upload);
    return { key: made, maxBytes };
  }
  if (key === undefined || !/^[0-9a-f]{32}$/u.test(key)) throw new UploadNotFound();
  const { purpose } = await touchUpload(context, key);
  refuseToken(context, scopeOf(purpose));
  if (request.method === 'DELETE') {
    await dropUpload(context, key);
    return 'gone';
  }
  return { key, maxBytes };
}

/** What an API token needs for an upload. */
function scopeOf(purpose: UploadRow['purpose']): NeededScope {
  return purpose === 'ANSWERS' ? 'SUBMIT' : 'ADMIN';
}

const SignInNeeded = domainError('UNAUTHENTICATED', {
  zh: sentences.signInNeeded['zh-CN'],
  en: sentences.signInNeeded['en-US'],
});

/** A length that is not known cannot be made room for. */
const LengthNeeded = domainError('LENGTH_NEEDED', {
  zh: '上传需要 Upload-Length，以及 Upload-Metadata 中的 filename 和 purpose（testdata、package 或 answers）。',
  en: 'An upload says Upload-Length, and in Upload-Metadata filename and purpose (testdata, package or answers).',
});

const purposes = { testdata: 'TESTDATA', package: 'PACKAGE', answers: 'ANSWERS' } as const;

function isPurpose(word: string | null): word is keyof typeof purposes {
  return word !== null && Object.hasOwn(purposes, word);
}

function newUpload({ headers }: FastifyRequest) {
  const sizeBytes = Number(headers['upload-length']);
  const { purpose = 'testdata', filename, name } = metadataOf(headers['upload-metadata']);
  if (headers['upload-length'] === '0') throw new UploadEmpty();
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 1 || !isPurpose(purpose)) throw new LengthNeeded();
  return { purpose: purposes[purpose], fileName: filename ?? name ?? 'upload', sizeBytes };
}

function metadataOf(header: string | string[] | undefined): Readonly<Record<string, string | null>> {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {};
  } catch {
    throw new LengthNeeded();
  }
}

/** The tus protocol has only status codes; the sentence goes along for people. */
function refuse(error: unknown, context: Context, reply: FastifyReply): FastifyReply {
  const answer = (status: number, code: string, message: string) => {
    // The bytes of the body are not read: the connection cannot be used again.
    void reply
      .code(status)
      .header('Tus-Resumable', '1.0.0')
      .header('Connection', 'close')
      .send({ status, data: null, msg: message, code });
    return reply;
  };
  if (error instanceof DomainError) return answer(statusOf(error), error.code, error.messageIn(context.locale));
  if (error instanceof GraphQLError) {
    const code = String(error.extensions['code']);
    return answer(httpStatusOf(code), code, error.message);
  }
  throw error;
}

function statusOf(error: DomainError): number {
  if (error instanceof SignInNeeded) return 401;
  if (error instanceof UploadForbidden || error instanceof SubmittingForbidden) return 403;
  if (error instanceof UploadNotFound) return 404;
  if (error instanceof UploadTooLarge) return 413;
  return error instanceof UploadNoSpace || error instanceof DiskNearlyFull ? 507 : 400;
}
