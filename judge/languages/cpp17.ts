import { gccCpp } from './gcc.ts';

export const cpp17 = gccCpp({ key: 'cpp17', name: 'C++17', description: 'C++17, GCC', flags: ['-O2', '-std=gnu++17'] });
