"""The numpy side of `npm run bench:engine`: the same model, written as a numpy user would.

One JSON request a line on stdin, one JSON answer a line on stdout. Arrays arrive as raw float64 files.
"""
import json
import sys
import time

import numpy as np

YEARS = 10
SALE_PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99]
ROI_PERCENTILES = [5, 50, 95]


def loan(home):
    amount = home["listPrice"] * (1 - home["downpaymentPercentage"])
    rate, n = home["aprPercent"] / 1200, 12 * home["loanTermYears"]
    paid = min(12 * YEARS, n)
    if rate == 0:
        return amount, amount / n, amount * (1 - paid / n)
    growth = np.log1p(rate)
    payment = amount * rate / -np.expm1(-n * growth)
    return amount, payment, amount * np.expm1(-(n - paid) * growth) / np.expm1(-n * growth)


def ten_years(home, market, value, rent, cost, occupancy, repair):
    """ROI in percent, sale values and first positive year of every path; arrays are (paths, years)."""
    years = np.arange(YEARS)
    price = home["listPrice"]
    amount, payment, balance = loan(home)
    down = price - amount
    closing = price * home["closingRateOfPrice"] + amount * home["closingRateOfLoan"]
    tax_growth = min(home["appreciationRateAnnual"], 0.1)
    expense_level = (1 + home["expenseGrowthRateAnnual"]) ** years
    planned = (
        price * home["propertyTaxRate"] * (1 + tax_growth) ** years
        + price * home["insuranceRateAnnual"] * (1 + home["insuranceGrowthRateAnnual"]) ** years
        + (12 * home["hoaMonthly"] + price * home["maintenanceRateAnnual"] + home["fixedFeesAnnual"])
        * expense_level
    )
    collected = 12 * home["rentMonthly"] * (1 + home["rentGrowthRateAnnual"]) ** years * rent * occupancy
    fee = np.minimum(home["managementFeeRate"] * collected, 12 * home["maxManagementFee"])
    debt = np.where(years < home["loanTermYears"], 12 * payment, 0.0)
    cash = (
        collected
        - fee
        - planned * cost
        - price * home["maintenanceRateAnnual"] * expense_level * repair
        - debt
    )
    sale = price * (1 + home["appreciationRateAnnual"]) ** YEARS * value
    profit = cash.sum(axis=1) + sale * (1 - home["sellingRate"]) - balance - down - closing
    positive = cash > 0
    first = np.where(positive.any(axis=1), positive.argmax(axis=1) + 1, 0)
    return 100 * profit / down, sale, first


def occupancy_of(home, market, vacancy):
    mean = home["occupancyRate"]
    return mean - market["occupancyNoise"] * min(1 - mean, mean / 2) * vacancy


def statistics(roi, sale, first=None):
    answer = {
        "roi": [roi.mean(), roi.std(ddof=1), *np.percentile(roi, ROI_PERCENTILES)],
        "chances": [(roi > 0).mean(), (roi < 0).mean(), (roi >= 100).mean()],
        "sale": [sale.mean(), sale.std(ddof=1), *np.percentile(sale, SALE_PERCENTILES)],
    }
    if first is not None:
        answer["firstYear"] = (np.bincount(first, minlength=YEARS + 1)[1:] / len(first)).tolist()
    return {name: [float(x) for x in values] for name, values in answer.items()}


def fresh(home, market, paths, rng):
    """What a user would write: new random numbers for every home."""
    shock = rng.standard_normal((paths, YEARS))
    growth, gap = np.zeros(paths), np.zeros(paths)
    unit_growth, unit_gap, variance = 1.0, 1.0, 1.0
    size = market["shockScale"] * market["volatility"]
    for year in range(YEARS):
        growth = market["phi"] * growth - market["pull"] * gap + size * shock[:, year]
        gap = gap + growth
        if year > 0:
            unit_growth = market["phi"] * unit_growth - market["pull"] * unit_gap
            unit_gap += unit_growth
            variance += unit_gap**2
    drift, sale = YEARS * market["driftVolatility"], market["saleVolatility"]
    log_value = gap + drift * rng.standard_normal(paths) + sale * rng.standard_normal(paths)
    value = np.exp(log_value - (size**2 * variance + drift**2 + sale**2) / 2)
    rho = market["rentPriceCorrelation"]
    own = rng.standard_normal((paths, YEARS - 1))
    growth = market["rentVolatility"] * (rho * shock[:, 1:] + np.sqrt(1 - rho**2) * own)
    for year in range(1, YEARS - 1):
        growth[:, year] += market["rentMomentum"] * growth[:, year - 1]
    rent = levels(growth)
    cost = levels(market["expenseVolatility"] * rng.standard_normal((paths, YEARS - 1)))
    vacancy = 3 * rng.random((paths, YEARS)) ** 2 - 1
    u = 1 - rng.random((paths, YEARS))
    chance, share = market["repairChance"], market["repairShare"]
    repair = np.where(u < chance, -np.log(u / chance) / chance, 0.0) * share - share
    return ten_years(home, market, value, rent, cost, occupancy_of(home, market, vacancy), repair)


def levels(changes):
    """Mean-one levels from yearly log changes; the first year is as planned."""
    logs = np.cumsum(changes, axis=1)
    level = np.ones((len(logs), YEARS))
    level[:, 1:] = np.exp(logs)
    level[:, 1:] /= level[:, 1:].mean(axis=0)
    return level


class Peer:
    def load(self, folder, points):
        """The engine's own paths, as (years, paths) or (paths,) tables."""
        read = lambda name: np.fromfile(f"{folder}/{name}.f64")
        table = lambda name: np.ascontiguousarray(read(name).reshape(YEARS, points).T)
        self.value = read("value")
        self.rent, self.cost, self.vacancy, self.repair = map(
            table, ["rent", "expense", "vacancy", "repair"]
        )
        return {}

    def same(self, home, market):
        occupancy = occupancy_of(home, market, self.vacancy)
        paths = ten_years(home, market, self.value, self.rent, self.cost, occupancy, self.repair)
        return statistics(*paths)

    def prepare(self, home, market):
        """Totals over the years, as the engine's batch keeps them for a market."""
        years = np.arange(YEARS)
        rent = (1 + home["rentGrowthRateAnnual"]) ** years * self.rent
        self.collected = rent * occupancy_of(home, market, self.vacancy)
        self.collected_sum = self.collected.sum(axis=1)
        weights = lambda rate: (1 + rate) ** years
        self.taxed = self.cost @ weights(min(home["appreciationRateAnnual"], 0.1))
        self.insured = self.cost @ weights(home["insuranceGrowthRateAnnual"])
        self.spent = self.cost @ weights(home["expenseGrowthRateAnnual"])
        self.repaired = self.repair @ weights(home["expenseGrowthRateAnnual"])
        self.by_year = np.ascontiguousarray(self.collected.T)
        unit = self.value
        self.unit_sale = [unit.mean(), unit.std(ddof=1), *np.percentile(unit, SALE_PERCENTILES)]
        return {}

    def batch(self, home, market):
        price = home["listPrice"]
        amount, payment, balance = loan(home)
        down = price - amount
        scale = 100 / down
        closing = price * home["closingRateOfPrice"] + amount * home["closingRateOfLoan"]
        debt = 12 * payment * min(YEARS, home["loanTermYears"])
        maintenance = price * home["maintenanceRateAnnual"]
        planned_sale = price * (1 + home["appreciationRateAnnual"]) ** YEARS
        fee, cap = 12 * home["rentMonthly"] * home["managementFeeRate"], 12 * home["maxManagementFee"]
        profit = (
            planned_sale * (1 - home["sellingRate"]) * self.value
            + (12 * home["rentMonthly"] - fee) * self.collected_sum
            - price * home["propertyTaxRate"] * self.taxed
            - price * home["insuranceRateAnnual"] * self.insured
            - (12 * home["hoaMonthly"] + maintenance + home["fixedFeesAnnual"]) * self.spent
            - maintenance * self.repaired
            - (balance + down + closing + debt)
        )
        for collected in self.by_year:
            if fee * collected.max() > cap:
                profit += np.maximum(0, fee * collected - cap)
        roi = profit * scale
        return {
            "roi": [roi.mean(), roi.std(ddof=1), *np.percentile(roi, ROI_PERCENTILES)],
            "chances": [(roi > 0).mean(), (roi < 0).mean(), (roi >= 100).mean()],
            "sale": [planned_sale * x for x in self.unit_sale],
        }

    def fresh(self, home, market, paths, seed):
        return statistics(*fresh(home, market, paths, np.random.default_rng(seed)))

    def fresh_many(self, home, market, paths, seeds):
        return [self.fresh(home, market, paths, seed)["roi"] for seed in seeds]

    def timed(self, name, rounds, **arguments):
        call = getattr(self, name)
        started = time.perf_counter()
        for _ in range(rounds):
            call(**arguments)
        return (time.perf_counter() - started) / rounds


def main():
    peer = Peer()
    print(json.dumps({"numpy": np.__version__}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(peer, request.pop("call"))(**request)
        print(json.dumps(answer, default=float), flush=True)


if __name__ == "__main__":
    main()
