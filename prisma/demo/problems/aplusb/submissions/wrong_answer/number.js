// A double holds integers exactly up to 2^53 only.
const [a, b] = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
console.log(String(BigInt(a + b)));
