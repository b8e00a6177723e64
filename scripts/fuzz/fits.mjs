// Whether a value matches a JSON schema, for the keywords our document uses.

/** → what does not fit, or null. */
export function misfit(schema, value, at = '$') {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const tries = choices.map((each) => misfit(each, value, at));
    if (!tries.includes(null)) return `${at}: fits none of ${choices.length} (${tries[0]})`;
  }
  for (const each of schema.allOf ?? []) {
    const found = misfit(each, value, at);
    if (found) return found;
  }
  if (schema.const !== undefined && value !== schema.const) return `${at}: is not ${schema.const}`;
  if (schema.enum && !schema.enum.includes(value)) return `${at}: ${value} is none of the list`;
  if (schema.type && ![schema.type].flat().some((type) => isOf(type, value)))
    return `${at}: ${JSON.stringify(value)?.slice(0, 60)} is no ${schema.type}`;
  if (typeof value === 'number') return misfitNumber(schema, value, at);
  if (typeof value === 'string') return misfitText(schema, value, at);
  if (Array.isArray(value)) return misfitList(schema, value, at);
  if (value && typeof value === 'object') return misfitObject(schema, value, at);
  return null;
}

function isOf(type, value) {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object')
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}

function misfitNumber({ minimum = -Infinity, maximum = Infinity }, value, at) {
  return value < minimum || value > maximum ? `${at}: ${value} is out of bounds` : null;
}

function misfitText({ minLength = 0, maxLength = Infinity, pattern }, value, at) {
  if (value.length < minLength || value.length > maxLength) return `${at}: has a wrong length`;
  return pattern && !new RegExp(pattern).test(value) ? `${at}: does not match ${pattern}` : null;
}

function misfitList({ items, prefixItems = [], minItems = 0, maxItems = Infinity }, value, at) {
  if (value.length < minItems || value.length > maxItems) return `${at}: has a wrong length`;
  for (const [i, each] of value.entries()) {
    const schema = prefixItems[i] ?? items;
    const found = schema ? misfit(schema, each, `${at}[${i}]`) : null;
    if (found) return found;
  }
  return null;
}

function misfitObject({ properties = {}, required = [], additionalProperties }, value, at) {
  for (const name of required) if (!Object.hasOwn(value, name)) return `${at}.${name}: is missing`;
  for (const [name, each] of Object.entries(value)) {
    const isNamed = Object.hasOwn(properties, name);
    if (!isNamed && additionalProperties === false) return `${at}.${name}: is not declared`;
    const schema = isNamed ? properties[name] : additionalProperties;
    const found = schema && schema !== true ? misfit(schema, each, `${at}.${name}`) : null;
    if (found) return found;
  }
  return null;
}
