'use strict';

/*
 * How this works. This is the one program that runs a JavaScript checker: a Node process inside the box, one for each
 * case, with one isolate in it. The isolate gives the checker the language and nothing of Node; the box is what it
 * cannot get out of, since V8 may be crashed from within. What the checker is given and gives back is copied. The
 * answer is one line of JSON on stdout (javascript-verdict.ts); a process that dies without it is a checker that
 * failed.
 *
 *   run-checker.cjs NAME SOURCE                                             loads the checker, for its author
 *   run-checker.cjs NAME SOURCE MAX_DATA MAX_OUTPUT INPUT OUTPUT ANSWER     judges a case; sizes in bytes
 *
 * It is CommonJS because that starts faster than a module.
 */

const { readFileSync, statSync } = require('node:fs');
const ivm = require('isolated-vm');

const memoryMib = 1024;
const messageCharacters = 4_000;

class Failure extends Error {
  constructor(what, detail) {
    super(what);
    this.detail = detail;
  }
}

function describe(error) {
  if (error instanceof Error)
    return String(error.stack ?? error).replace(/\n[ \t]+at \(<isolated-vm boundary>\)[^]*/, '');
  return String(error);
}

/** Calls into the isolate; what goes wrong there becomes a failure of the checker. */
function within(isolate, what, work) {
  try {
    return work();
  } catch (error) {
    if (isolate.isDisposed) throw new Failure(`it needs more than ${memoryMib} MiB of memory`, '');
    throw new Failure(what, describe(error));
  }
}

function load(isolate, context, name, source) {
  const checker = within(isolate, 'it cannot be read', () => isolate.compileModuleSync(source, { filename: name }));
  within(isolate, 'it cannot be loaded', () => {
    checker.instantiateSync(context, (specifier) => {
      throw new Error(`a checker cannot import anything, so not "${specifier}"`);
    });
    checker.evaluateSync();
  });
  const check = within(isolate, 'it has no default export', () =>
    checker.namespace.getSync('default', { reference: true }),
  );
  if (check.typeof !== 'function') throw new Failure('its default export is not a function', '');
  return check;
}

/** Runs in the isolate: takes what the checker returned apart, so that nothing but plain values leaves it. */
const callCheck = `
  const given = $0({ input: $1, output: $2, answer: $3 });
  if (given === null || typeof given !== 'object') return { isObject: false };
  if (typeof given.then === 'function') return { isObject: true, isPromise: true };
  const plain = (value) => {
    if (value === undefined || value === null) return null;
    return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol' ? {} : value;
  };
  const { verdict, score, message } = given;
  return { isObject: true, isPromise: false, verdict: plain(verdict), score: plain(score), message: plain(message) };
`;

function readText(what, path, maxBytes) {
  const { size } = statSync(path);
  if (size > maxBytes)
    throw new Failure(`the ${what} has ${size} bytes, and a JavaScript checker is given at most ${maxBytes}`, '');
  return readFileSync(path, 'utf8');
}

function judge(isolate, context, check, [maxData, maxOutput, input, output, answer]) {
  const data = [
    readText('input', input, Number(maxData)),
    readText('output', output, Number(maxOutput)),
    readText('answer', answer, Number(maxData)),
  ];
  const given = within(isolate, 'it threw', () =>
    context.evalClosureSync(callCheck, [check.derefInto(), ...data], { result: { copy: true } }),
  );
  if (!given.isObject) throw new Failure('it did not return an object', '');
  if (given.isPromise) throw new Failure('it returned a promise: a checker cannot be asynchronous', '');
  const { verdict, score, message } = given;
  return { verdict, score, message: typeof message === 'string' ? message.slice(0, messageCharacters) : message };
}

function run([name, source, ...data]) {
  const isolate = new ivm.Isolate({ memoryLimit: memoryMib });
  const context = isolate.createContextSync();
  const check = load(isolate, context, name, readFileSync(source, 'utf8'));
  return data.length === 0 ? { verdict: null, score: null, message: null } : judge(isolate, context, check, data);
}

function answer(args) {
  try {
    return run(args);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failure: error.message, detail: error.detail.slice(0, messageCharacters) };
  }
}

process.stdout.write(
  JSON.stringify(answer(process.argv.slice(2)), (_key, value) => (typeof value === 'bigint' ? {} : value)),
);
