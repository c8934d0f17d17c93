import { parentPort, workerData } from 'node:worker_threads';
import { comparePrograms, type Comparison } from './compare.ts';

// The only one that starts it is compare-aside.ts.
parentPort?.postMessage(comparePrograms(workerData as Comparison));
