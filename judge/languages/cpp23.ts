import { gccCpp } from './gcc.ts';

export const cpp23 = gccCpp({
  key: 'cpp23',
  name: 'C++23',
  description: 'C++23 as far as GCC has it',
  flags: ['-O2', '-std=gnu++23'],
});
