import { cpus, freemem, hostname, loadavg, totalmem } from 'node:os';
import { z } from 'zod';
import {
  RestDashboardDocument,
  RestJudgeNodesDocument,
  RestSessionsDocument,
  type RestJudgeNodesQuery,
} from './dashboard.rest.generated.ts';
import { restCall } from './rest-call.ts';

/** Calls of the contract's admin areas that tell how the site and its judges do. */
export const dashboardCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/dashboard/get-dashboard-info',
    auth: 'admin',
    input: z.object({}),
    async answer({ operate }) {
      const { dashboard } = await operate(RestDashboardDocument, {});
      return {
        userNum: dashboard.userCount,
        recentContestNum: dashboard.recentContestCount,
        todayJudgeNum: dashboard.todayJudgedCount,
      };
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/dashboard/get-sessions',
    auth: 'admin',
    // The body names an account; the answer is about the caller's.
    input: z.object({}),
    async answer({ operate, context: { viewer } }) {
      const { sessions } = await operate(RestSessionsDocument, {});
      const [current, before] = sessions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      const shown = before ?? current;
      if (shown === undefined || viewer.kind !== 'user') return null;
      return {
        // Ids of sessions are no numbers, and no call takes them.
        id: 0,
        uid: viewer.userId,
        userAgent: shown.userAgent,
        ip: shown.address,
        gmtCreate: shown.createdAt,
        gmtModified: shown.lastUsedAt,
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/config/get-judge-service-info',
    auth: 'admin',
    input: z.object({}),
    async answer({ operate }) {
      const { judgeNodes } = await operate(RestJudgeNodesDocument, {});
      return judgeNodes.filter(({ revokedAt }) => revokedAt === null).map(wireJudge);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/config/get-service-info',
    auth: 'admin',
    input: z.object({}),
    // The process that answers; the others of a site are asked by asking again.
    async answer({ request }) {
      const processors = cpus().length;
      const secure = request.protocol === 'https';
      return {
        nacos: { status: 'UP' },
        backupCores: processors,
        backupService: [
          wireService({
            host: request.hostname,
            port: request.port ?? (secure ? 443 : 80),
            secure,
            isHealthy: true,
            instanceId: hostname(),
            serviceId: 'server',
            metadata: { judgeName: null },
          }),
        ],
        // Of the last minute: what waited for a processor counts as well, so it is cut off at all of them.
        backupPercentCpuLoad: percent(Math.min(1, (loadavg()[0] ?? 0) / processors)),
        backupPercentMemoryLoad: percent(1 - freemem() / totalmem()),
      };
    },
  }),
];

/** A judge has no port of its own: it asks the site. */
function wireJudge({
  id,
  name,
  mode,
  isHealthy,
  hostname: machine,
  slots,
  load,
}: RestJudgeNodesQuery['judgeNodes'][number]) {
  return {
    cpuCores: load?.processors ?? 0,
    percentCpuLoad: percent(load?.cpuShare ?? 0),
    percentMemoryLoad: percent(
      load === null || load.memoryTotalBytes === 0 ? 0 : 1 - load.memoryFreeBytes / load.memoryTotalBytes,
    ),
    service: wireService({
      host: machine ?? name,
      port: 0,
      secure: false,
      isHealthy,
      instanceId: String(id),
      serviceId: 'judge',
      metadata: { judgeName: name, mode: mode.toLowerCase(), slots: String(slots) },
    }),
  };
}

/** A service as old clients read it. */
interface Service {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly isHealthy: boolean;
  readonly serviceId: string;
  readonly instanceId: string;
  readonly metadata: Readonly<Record<string, string | null>>;
}

function wireService({ host, port, secure, isHealthy, serviceId, instanceId, metadata }: Service) {
  const scheme = secure ? 'https' : 'http';
  return {
    host,
    port,
    secure,
    metadata: { 'nacos.healthy': String(isHealthy), ...metadata },
    serviceId,
    instanceId,
    uri: `${scheme}://${host}:${port}`,
    scheme,
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
