/** Formats of packages by their own names, the same in every language. */
export const formatNames = {
  KATTIS: 'Kattis / ICPC',
  POLYGON: 'Codeforces Polygon',
  HOJ: 'HOJ',
  QDUOJ: 'QDUOJ',
  FPS: 'FPS',
  HYDRO: 'Hydro',
} as const;
