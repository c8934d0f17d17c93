import { siteAddress } from '../../core/settings/site-address.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { alarmFinding, finding, type Check } from './health-check.ts';

/** A database that needs longer for nothing is overloaded, in ms. */
const slowMs = 500;
/** Of the connections that the database allows, and of the disk. */
const maxUsedShare = 0.8;
/** Clocks of a server and of its database, in ms: codes and contest times go by both. */
const clockMs = { warning: 2_000, failing: 30_000 } as const;
/** Of memory that is free. */
const freeShare = { warning: 0.1, failing: 0.03 } as const;
/** Certificates are renewed a month before their end. */
const certificateDays = 14;
const dayMs = 86_400_000;
const gib = 1024 ** 3;

/** How soon the database answers, and its connections. */
export const checkDatabase: Check = async ({ db }) => {
  const begin = performance.now();
  const [row] = await db.$queryRaw<{ used: number; most: number }[]>`
    SELECT count(*)::int AS used, current_setting('max_connections')::int AS most
    FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  const tookMs = performance.now() - begin;
  const { used, most } = row ?? { used: 0, most: 1 };
  if (used > most * maxUsedShare)
    return finding(
      'WARNING',
      `数据库的 ${most} 个连接已占用 ${used} 个。请调大 max_connections，或减少连接到它的进程。`,
      `${used} of the ${most} connections of the database are in use. Raise max_connections, or run fewer processes.`,
    );
  if (tookMs > slowMs)
    return finding(
      'WARNING',
      '数据库响应缓慢。请检查其所在机器的 CPU、内存和磁盘负载。',
      'The database answers slowly. Look at the load of its machine: processors, memory and disk.',
    );
  return finding('OK', '数据库响应正常。', 'The database answers promptly.');
};

/** Migrations of this release that are missing. */
export const checkMigrations: Check = async ({ host }) => {
  const pending = await host.pendingMigrations();
  return pending.length === 0
    ? finding('OK', '所有数据库迁移均已应用。', 'All migrations are applied.')
    : finding(
        'FAILING',
        `尚未应用的数据库迁移：${pending.join('、')}。请重启网站，启动时会自动应用。`,
        `Migrations are missing: ${pending.join(', ')}. Restart the site; it applies them at its start.`,
      );
};

/** Clocks of this server and of the database. Judges keep no time that counts: leases go by the database. */
export const checkClock: Check = async ({ db, host }) => {
  const before = host.clock().getTime();
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() AS at`;
  const after = host.clock().getTime();
  // The database read its clock in between.
  const at = row?.at.getTime() ?? before;
  const offMs = Math.max(0, at - after, before - at);
  const seconds = Math.round(offMs / 1_000);
  if (offMs < clockMs.warning)
    return finding('OK', '本机与数据库的时钟一致。', 'The clocks of this machine and of the database agree.');
  return finding(
    offMs < clockMs.failing ? 'WARNING' : 'FAILING',
    `本机与数据库的时钟相差 ${seconds} 秒。请在两台机器上启用 NTP 时间同步。`,
    `The clocks of this machine and of the database differ by ${seconds} s. Turn on NTP on both machines.`,
  );
};

/** Space of the disks with the site's data. */
export const checkDisk: Check = async (sources) => {
  const { usedShare, freeBytes } = sources.disk.state;
  const full = await alarmFinding(sources, 'DISK_NEARLY_FULL');
  if (full !== null) return full;
  const free = (freeBytes / gib).toFixed(1);
  const percent = Math.round(usedShare * 100);
  return usedShare > maxUsedShare
    ? finding(
        'WARNING',
        `数据目录所在磁盘已使用 ${percent}%，剩余 ${free} GB。请在写满之前清理或扩容。`,
        `The disk of the data folder is ${percent}% full, ${free} GB are left. Free some space or enlarge it.`,
      )
    : finding('OK', `数据目录所在磁盘剩余 ${free} GB。`, `The disk of the data folder has ${free} GB left.`);
};

/** Memory of this machine. */
export const checkMemory: Check = async ({ host }) => {
  const { freeBytes, totalBytes } = host.memory();
  const [free, total] = [freeBytes, totalBytes].map((bytes) => (bytes / gib).toFixed(1));
  if (freeBytes >= totalBytes * freeShare.warning)
    return finding('OK', `内存可用 ${free} GB，共 ${total} GB。`, `${free} of ${total} GB of memory are free.`);
  return finding(
    freeBytes < totalBytes * freeShare.failing ? 'FAILING' : 'WARNING',
    `内存仅剩 ${free} GB，共 ${total} GB。请停止其他程序、减少评测机的 JUDGE_SLOTS，或增加内存。`,
    `Only ${free} of ${total} GB of memory are free. Stop other programs, lower JUDGE_SLOTS, or add memory.`,
  );
};

/** The certificate that visitors get, where the site has an https address. */
export const checkCertificate: Check = async ({ db, defaults, host, now }) => {
  const address = siteAddress(await readSettings(db, ['baseUrl']), defaults);
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:')
    return hostname === 'localhost' || hostname.startsWith('127.')
      ? finding('OK', '网站地址为本机，无需证书。', 'The site is used on its own machine, without a certificate.')
      : finding(
          'WARNING',
          `网站地址 ${address} 未加密：密码可能被窃听。请在前面设置带证书的反向代理，并更新网站地址。`,
          `The address ${address} is not encrypted. Put a proxy with a certificate in front, then change the address.`,
        );
  const end = await host.certificateEnd(address);
  if (end === null)
    return finding(
      'WARNING',
      `服务器无法从本机访问 ${address}，因此不知道证书何时到期。请检查网站地址与反向代理。`,
      `${address} does not answer this server, so nobody knows when its certificate expires. Check address and proxy.`,
    );
  const day = end.toISOString().slice(0, 10);
  if (end <= now)
    return finding(
      'FAILING',
      `证书已于 ${day} 到期，浏览器会拒绝访问。请立即续期。`,
      `The certificate expired on ${day}, and browsers refuse the site. Renew it now.`,
    );
  return end.getTime() - now.getTime() < certificateDays * dayMs
    ? finding(
        'WARNING',
        `证书将于 ${day} 到期。请检查自动续期为何没有进行。`,
        `The certificate expires on ${day}. Find out why it was not renewed by itself.`,
      )
    : finding('OK', `证书有效期至 ${day}。`, `The certificate is valid until ${day}.`);
};
