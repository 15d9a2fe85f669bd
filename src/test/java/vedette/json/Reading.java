package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import vedette.source.Expected;
import vedette.source.Problem;
import vedette.source.Problems;

/** Helpers shared by the tests of this package. */
final class Reading {

  private Reading() {}

  static Json json(String text) {
    Problems problems = new Problems();
    Json json = JsonReader.read(Expected.source(text), problems);
    assertThat(problems.text()).isEmpty();
    return json;
  }

  /** Returns the only problem of reading a text as JSON. */
  static Problem onlyProblem(String text) {
    Problems problems = new Problems();
    JsonReader.read(Expected.source(text), problems);
    assertThat(problems.list()).as(problems.text()).hasSize(1);
    return problems.list().get(0);
  }
}
