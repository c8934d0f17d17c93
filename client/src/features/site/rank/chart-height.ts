/** Of the chart of the best ten; kept free for it until it is there. */
export const chartHeight = '300px';
