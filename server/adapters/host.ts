import { isIP } from 'node:net';
import { freemem, totalmem } from 'node:os';
import { connect } from 'node:tls';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Host } from '@verdict/schema/core/ports/host.ts';
import { pendingMigrations } from '../pending-migrations.ts';

const httpsPort = 443;
/** How long the site's own address may take to answer, in ms. */
const answerMs = 3_000;
/** How old what was read may be, in ms: certificates last for months, but admins mend an address and look again. */
const keptMs = 600_000;

interface KnownCertificate {
  readonly address: string;
  end: Promise<Date | null>;
  readAt: number;
}

/** This machine and this release. */
export function createHost(db: PrismaClient): Host {
  let known: KnownCertificate | null = null;
  return {
    clock: () => new Date(),
    memory: () => ({ freeBytes: freemem(), totalBytes: totalmem() }),
    pendingMigrations: () => pendingMigrations(db),
    certificateEnd(address) {
      const readAt = performance.now();
      if (known?.address !== address) {
        known = { address, end: readCertificateEnd(new URL(address)), readAt };
        return known.end;
      }
      const { end } = known;
      if (readAt - known.readAt > keptMs) {
        // Whoever asks meanwhile gets what was read last.
        const stale = known;
        stale.readAt = readAt;
        void readCertificateEnd(new URL(address)).then((fresh) => {
          stale.end = Promise.resolve(fresh);
        });
      }
      return end;
    },
  };
}

function readCertificateEnd({ hostname, port }: URL): Promise<Date | null> {
  return new Promise((resolve) => {
    // An IPv6 address stands in brackets there.
    const host = hostname.replaceAll(/[[\]]/g, '');
    const socket = connect({
      host,
      port: port === '' ? httpsPort : Number(port),
      // Nothing is sent; a certificate that nobody trusts expires, too.
      rejectUnauthorized: false,
      ...(isIP(host) === 0 ? { servername: host } : {}),
    });
    const end = (at: Date | null) => {
      socket.destroy();
      resolve(at);
    };
    socket.setTimeout(answerMs, () => end(null));
    socket.once('error', () => end(null));
    socket.once('close', () => end(null));
    socket.once('secureConnect', () => {
      const at = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(at.getTime()) ? null : at);
    });
  });
}
