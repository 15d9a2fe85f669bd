package vedette.rules.daysofglory.morale;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.Modifier;

/** The factors of morale tests, each with the tests that it counts in (DG-V1). */
public record MoraleFactorTable(List<Modifier> list, FactorTable<TestSubject> all) {
  private static final List<String> TESTS = EnumWords.words(MoraleTest.class);

  /** Returns the factors of the table in force. */
  public static MoraleFactorTable of(Tables tables) {
    return tables.as(MoraleFactorTable.class, MoraleFactorTable::read);
  }

  private static MoraleFactorTable read(Tables tables) {
    List<Modifier> list = tables.modifiers(FactorTable.MORALE).checkedIn(Set.copyOf(TESTS)).list();
    return new MoraleFactorTable(list, new FactorTable<>(list, List.of(MoraleCondition.values())));
  }

  /**
   * Returns the tests in which some factor of a condition counts, by their words, in their order.
   */
  Set<String> testsOf(String condition) {
    Set<String> tests = new LinkedHashSet<>();
    for (String test : TESTS) {
      for (Modifier factor : list) {
        if (factor.when().equalsIgnoreCase(condition) && factor.countsIn(test)) {
          tests.add(test);
        }
      }
    }
    return tests;
  }

  /** Returns the conditions that some factor of a test depends on. */
  public Set<String> conditionsOf(MoraleTest test) {
    Set<String> conditions = new TreeSet<>();
    for (Modifier factor : list) {
      if (factor.countsIn(test.toString())) {
        conditions.add(factor.when());
      }
    }
    return conditions;
  }

  /**
   * Complains of a condition that does not count in a test (DG-V1).
   *
   * @param parameter where they were given
   * @param help of the tests that it counts in
   */
  public void checkCounting(
      Conditions said, MoraleTest test, String parameter, Function<Set<String>, String> help) {
    for (Conditions.Count count : said.counts()) {
      Set<String> counting = testsOf(count.word());
      if (!counting.contains(test.toString())) {
        throw TextFault.ofWord(
            parameter,
            count.word(),
            "`" + count.word() + "` has no effect in a " + test + " test",
            help.apply(counting));
      }
    }
  }
}
