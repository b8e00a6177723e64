import type { PhraseRole } from '../token.ts';

/** English phrases by role, separated by bars; the longest phrase that fits wins. */
export const ENGLISH: Partial<Record<PhraseRole, string>> = {
  filler:
    'in|at|on|the|an|for|to|please|pls|show|show me|find|find me|i|we|want|need|like|looking|look|looking for|search|searching|get|give|give me|any|some|all|that|which|are|is|it|its|have|has|home|homes|property|properties|listing|listings|real estate|for sale|my|me|would|located|area of|city of|zip|zip code|first|buy|to buy|cost|only|also|than|then|there|where|who|be|can|hi|hello|by|good|first year|in the first year|year one|in year one|1 st year|year 1',
  with: 'with|w /|having',
  of: 'of',
  a: 'a',
  dollar: '$|us $|usd|dollar|dollars|bucks',
  percent: '%|percent|per cent|pct',
  between: 'between|btw|btwn|range of',
  to: 'to|thru|through|–|—',
  from: 'from|since|starting from',
  and: 'and|&',
  or: 'or',
  under:
    'under|below|less than|less then|lower than|fewer than|cheaper than|smaller than|not over|no more than|not more than|at most|no higher than|no greater than|not above|<|< =|≤',
  upTo: 'up to',
  over: 'over|above|more than|more then|greater than|higher than|larger than|bigger than|at least|not less than|no less than|no fewer than|starting at|exceeding|no worse than|upwards of|not under|>|> =|≥',
  before: 'before|older than|prior to',
  after: 'after|newer than',
  max: 'max|maximum|max of|maximum of',
  min: 'min|minimum|min of|minimum of',
  orMore:
    '+|or more|or above|or higher|or greater|or better|or over|or bigger|or larger|and up|and above|and more|plus|or up',
  orNewer: 'or newer|or later|onwards|and newer|and later',
  orLess:
    'or less|tops|or under|or below|or fewer|or lower|or cheaper|or smaller|and under|and below|or older|or earlier',
  about: 'about|around|approximately|approx|roughly|~|circa',
  none: 'no|not|without|w / o|free of|zero',
  except:
    'anything but|everything but|all but|except|except for|excluding|not in|not a|not an|outside of',
  beds: 'bed|beds|bedroom|bedrooms|br|brs|bd|bds|bdr|bdrm|bdrms|bedrm|bedrms',
  baths: 'bath|baths|bathroom|bathrooms|ba|bas|bth|bths',
  half: 'and a half',
  sqft: 'sqft|sq ft|sqfeet|sq feet|square feet|square foot|square ft|sf|ft 2|ft2|sqf',
  sqm: 'm2|sqm|sq m|square meters|square meter',
  area: 'living area|size|area|square footage|living space',
  price:
    'price|prices|priced|price of|priced at|price is|asking price|list price|asking|cost of|costing|costs|listed at|listed for|budget|budget of|budget is|price range',
  investment:
    'down|down payment|downpayment|initial investment|cash needed|cash down|money down|upfront|up front|deposit|initial payment|cash required',
  investing: 'to invest|for investment|cash to invest|for investing',
  cashFlow: 'cash flow|cashflow|cf|cash flows|cashflows|cash flowing|monthly cash flow',
  yields: 'yielding|making|generating',
  positive: 'positive',
  negative: 'negative',
  breakEven: 'break even|breakeven|breaks even',
  loss: 'chance of loss|chance of a loss|loss chance|probability of loss|loss probability|risk of loss|loss risk|risk of losing|risk of losing money|chance of losing|chance of losing money|chances of loss|risk',
  gain: 'chance of profit|chance of gain|probability of profit|probability of gain|profit chance|chance of making money|chance of a profit|chance of success',
  hoa: 'hoa|hoas|hoa fee|hoa fees|hoa dues|association fee|association fees|condo fee|condo fees|maintenance fee|maintenance fees|monthly hoa',
  built: 'built|built in|year built|construction year|constructed|constructed in|built year',
  yearsOld: 'years old|year old|yrs old|years of age',
  day: 'day|days|dys',
  week: 'week|weeks|wk|wks',
  month: 'month|months',
  monthly: 'a month|per month|/ mo|/ month|monthly|mo|each month|every month|p m',
  yearly: 'a year|per year|/ yr|/ year|yearly|annually|each year',
  market: 'on market|on the market|listed|posted|added|listed within|dom',
  justListed:
    'just listed|newly listed|recently listed|new listing|new listings|new on market|new on the market',
  last: 'last|past|in the last|in the past|within the last|within',
  underValue:
    'worth more than asking|worth more than asking price|worth more than the asking price|worth more than price|worth more than the price|worth more than list price|below market|below market value|under market|under market value|undervalued|under valued|underpriced|below value|under value|below estimated value|below its estimated value|under estimated value|below its value|below their value|below its estimate|below appraisal|below appraised value',
  sort: 'sort|sort by|sorted by|order by|ordered by|sort on|rank by|ranked by',
  highest: 'highest|most|biggest|largest|greatest|best|top',
  lowest: 'lowest|least|smallest',
  unavailable:
    'rent|rents|rental income|cap rate|caprate|lot size|taxes|property tax|property taxes|insurance|mortgage|mortgage payment|gross yield',
  distance:
    'minute|minutes|mins|mile|miles|mi|km|block|blocks|hour|hours|acre|acres|stories|story|units|unit|car|cars|floor|floors',
  suffix: 'st|ct|court|cir|circle|ter|terr|terrace|trl|trail|way|pl|place|loop',
  road: 'street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|pkwy|parkway|hwy|highway',
  compass: 'n|s|w|nw|ne|sw|se',
};
