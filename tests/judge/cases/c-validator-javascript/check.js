export default () => ({ verdict: "AC" });
