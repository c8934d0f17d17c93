import { languages, detectLanguages } from './languages.ts';
import { machineToolSearch } from './tool-search.ts';

/*
 * Prints all languages as JSON for whoever installs their tools: key, name, the Debian packages or the advice, and the
 * version found on this machine, null where there is none.
 */
const found = await detectLanguages(machineToolSearch(process.env));
const list = languages.map(({ key, name, installation }) => ({
  key,
  name,
  ...installation,
  version: found.get(key)?.toolchain.version ?? null,
}));
process.stdout.write(`${JSON.stringify(list)}\n`);
