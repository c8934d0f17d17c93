/** Of the chart of the best ten; kept free for it until it is there. */
export const CHART_HEIGHT = '300px';
