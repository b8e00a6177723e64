/** Names on the water, placed by hand; rank 1 for the whole country, 2 for Florida's coast. */
export const WATERS = [
  { name: 'Atlantic Ocean', at: [31.5, -73.5], rank: 1 },
  { name: 'Gulf of Mexico', at: [26.2, -89.5], rank: 1 },
  { name: 'Pacific Ocean', at: [33, -126], rank: 1 },
  { name: 'Caribbean Sea', at: [18.2, -80.5], rank: 1 },
  { name: 'Straits of Florida', at: [24.15, -81.2], rank: 2 },
  { name: 'Biscayne Bay', at: [25.58, -80.23], rank: 2 },
  { name: 'Florida Bay', at: [25.0, -80.78], rank: 2 },
  { name: 'Lake Okeechobee', at: [26.95, -80.82], rank: 2 },
  { name: 'Tampa Bay', at: [27.72, -82.55], rank: 2 },
  { name: 'Charlotte Harbor', at: [26.78, -82.12], rank: 2 },
  { name: 'Apalachee Bay', at: [29.9, -84.25], rank: 2 },
  { name: 'Atlantic Ocean', at: [26.3, -79.75], rank: 2 },
  { name: 'Atlantic Ocean', at: [29.6, -80.4], rank: 2 },
  { name: 'Gulf of Mexico', at: [27.6, -83.9], rank: 2 },
];
