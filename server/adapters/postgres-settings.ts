import { totalmem } from 'node:os';

const mib = 1024 * 1024;

/**
 * PostgreSQL's settings as command-line arguments, sized for a machine that also runs the server and a judge.
 *
 * @param overrides settings that replace ours.
 */
export function serverSettings(socketFolder: string, overrides: Record<string, string> = {}): string[] {
  const memoryMiB = Math.floor(totalmem() / mib);
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    max_connections: '200',
    // An eighth of the memory, within reason: the rest is for the system's own cache and for judging.
    shared_buffers: `${Math.min(1024, Math.max(64, Math.floor(memoryMiB / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memoryMiB / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    // Compiling a plan costs more than our short queries take.
    jit: 'off',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
