import { gccCpp } from './gcc.ts';

export const cpp14 = gccCpp({ key: 'cpp14', name: 'C++14', description: 'C++14, GCC', flags: ['-O2', '-std=gnu++14'] });
