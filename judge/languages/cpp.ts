import { gccCpp } from './gcc.ts';

export const cpp = gccCpp({ key: 'cpp', name: 'C++', description: 'C++20, GCC', flags: ['-O2', '-std=gnu++20'] });
