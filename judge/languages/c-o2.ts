import { gccC } from './gcc.ts';

/** Also what programs in C of problem packages are judged as. */
export const cO2 = gccC({
  key: 'c-o2',
  name: 'C With O2',
  description: 'C17, GCC, optimised',
  flags: ['-O2', '-std=gnu17'],
});
