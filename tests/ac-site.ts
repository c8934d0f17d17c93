import { writeFileSync } from 'node:fs';
import { startSite } from './setup/site.ts';
const site = await startSite({ isDemoWanted: true });
writeFileSync('/tmp/ac/site.json', JSON.stringify({ url: site.url, data: site.dataFolder, pid: process.pid }));
const stop = () => void site.stop().then(() => process.exit(0));
process.on('SIGTERM', stop); process.on('SIGINT', stop);
setInterval(() => {}, 1000);
