const numbers = (text) => text.trim().split(/\s+/).map(Number);

// Any two numbers with the wanted sum; half of the points where only their difference is right.
export default ({ input, output, answer }) => {
  const [a, b] = numbers(output);
  if (a + b === Number(input)) return { verdict: 'accepted' };
  if (a - b === Number(answer)) return { verdict: 'partial', score: 0.5, message: 'the difference is right' };
  return { verdict: 'wrong', score: 0, message: `${a} + ${b} is not ${input.trim()}` };
};
