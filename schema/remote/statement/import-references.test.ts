import { expect, test } from 'vitest';
import { hdu } from '../hdu/hdu.ts';
import { readReferences } from './import-references.ts';

test('ids, addresses and sets are read, each once, and what is none is named', () => {
  const given = [
    '1000, HDU-1001',
    'https://acm.hdu.edu.cn/showproblem.php?pid=1000',
    'https://acm.hdu.edu.cn/listproblem.php?vol=2 CF-1A',
  ];
  expect(readReferences(hdu, given)).toEqual({
    wanted: [
      { ref: '1000', isSet: false },
      { ref: '1001', isSet: false },
      { ref: '2', isSet: true },
    ],
    unknown: ['CF-1A'],
  });
});
