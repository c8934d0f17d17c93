const bytesPerMiB = 1024 ** 2;
/** Test data are highly repetitive at times: a zip may unpack to so many times its size, */
const factor = 100;
/** and, however small it is, to this. A file of one repeated number is packed a thousandfold. */
const allowance = 256 * bytesPerMiB;

/**
 * Most bytes a zip of test data may unpack to. What is within the site's limit packed is held to the same limit
 * unpacked, and a bomb, which is small and unpacks to gigabytes, does not come near it.
 */
export function maxUnpackedBytes({
  packedBytes,
  maxUploadBytes,
}: {
  readonly packedBytes: number;
  readonly maxUploadBytes: number;
}): number {
  return Math.min(maxUploadBytes, factor * packedBytes + allowance);
}
