const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(tokens[0]);
const numbers = Int32Array.from(tokens.slice(1, n + 1), Number).sort();
let different = 0;
let length = 0;
let best = 0;
let bestStart = 0;
for (let i = 0; i < n; i++) {
  if (i > 0 && numbers[i] === numbers[i - 1]) continue;
  different++;
  length = i > 0 && numbers[i] === numbers[i - 1] + 1 ? length + 1 : 1;
  if (length > best) {
    best = length;
    bestStart = numbers[i] - length + 1;
  }
}
console.log(`${different}\n${best} ${bestStart}`);
