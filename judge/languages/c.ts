import { gccC } from './gcc.ts';

export const c = gccC({ key: 'c', name: 'C', description: 'C17, GCC', flags: ['-std=gnu17'] });
