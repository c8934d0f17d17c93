import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { changeAddress } from './read-address.ts';

/**
 * What follows the question mark in the address, and how to change some of it. A page is drawn anew a moment after the
 * address changes: a second change until then is made to the address as it is, so that the first is not lost.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (values: Readonly<Record<string, string | null>>) => {
    latest.current = changeAddress(latest.current, values);
    setParams(latest.current);
  };
  return { params, setParams, change };
}
