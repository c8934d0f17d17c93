import { text } from 'node:stream/consumers';
import { fromBuffer, type Entry } from 'yauzl';

/** Files of an archive by their names, as text. */
export function textsInZip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const texts = new Map<string, string>();
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          text(stream).then((content) => {
            texts.set(entry.fileName, content);
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('end', () => resolve(texts));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}
