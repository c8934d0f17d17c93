const [size, ...map] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns] = size.split(' ').map(Number);
const squares = rows * columns;
const grid = map.join('');
const steps = new Int32Array(2 * squares).fill(-1);
const queue = new Int32Array(2 * squares);
let head = 0;
let tail = 0;
queue[tail++] = grid.indexOf('S');
steps[queue[0]] = 0;
let answer = -1;
while (head < tail && answer < 0) {
  const state = queue[head++];
  const square = state % squares;
  const r = Math.floor(square / columns);
  const c = square % columns;
  if (grid[square] === 'G') answer = steps[state];
  for (const [nr, nc] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
    if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
    const there = nr * columns + nc;
    const drift = grid[there] === '#';
    if (drift && state >= squares) continue;
    const next = there + (drift || state >= squares ? squares : 0);
    if (steps[next] >= 0) continue;
    steps[next] = steps[state] + 1;
    queue[tail++] = next;
  }
}
console.log(answer);
