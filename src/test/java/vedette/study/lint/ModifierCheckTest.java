package vedette.study.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lint finds modifiers that count twice or not at all. */
class ModifierCheckTest {
  private static final String MODIFIERS =
      """
      { "format": 1, "id": "own/modifiers", "title": "Modifiers", "kind": "modifiers",
        "source": { "document": "mine", "status": "printed" },
        "modifiers": [
          { "name": "woods", "when": "terrain", "value": -1, "group": "cover" },
          { "name": "town", "when": "terrain", "value": -1, "group": "cover" },
          { "name": "officer", "when": "officer", "value": 1 } ] }
      """;

  @Test
  void modifiers_of_one_group_may_share_condition_and_value() {
    assertThat(LintFindings.in(MODIFIERS)).isEmpty();
  }

  @Test
  void a_modifier_that_adds_nothing() {
    assertThat(LintFindings.in(MODIFIERS.replace("\"value\": 1 }", "\"value\": 0 }")))
        .containsExactly("warning L112 6:5 modifier \"officer\" adds 0");
  }

  @Test
  void two_modifiers_of_one_name_but_for_letters() {
    assertThat(LintFindings.in(MODIFIERS.replace("\"town\"", "\"Woods \"")))
        .containsExactly("warning L111 5:5 modifiers \"woods\" and \"Woods \" have the same name");
  }

  @Test
  void two_modifiers_that_both_count_for_the_same() {
    String twice =
        MODIFIERS.replace(
            "\"value\": 1 }",
            "\"value\": 1 },\n    { \"name\": \"general\", \"when\": \"officer\", \"value\": 1 }");
    assertThat(LintFindings.in(twice))
        .containsExactly(
            "warning L111 7:5 modifiers \"officer\" and \"general\" have the same condition and"
                + " value, and both count");
  }

  @Test
  void a_group_of_one() {
    assertThat(
            LintFindings.in(
                MODIFIERS.replace(
                    "-1, \"group\": \"cover\" },\n    { \"name\": \"town\"",
                    "-1, \"group\": \"covre\" },\n    { \"name\": \"town\"")))
        .containsExactly(
            "note L113 4:5 modifier \"woods\" is the only one in group \"covre\"",
            "note L113 5:5 modifier \"town\" is the only one in group \"cover\"");
  }
}
