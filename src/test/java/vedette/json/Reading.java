package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import vedette.source.Expected;
import vedette.source.Problem;
import vedette.source.Problems;

/** Helpers that the stories of this package share. */
final class Reading {

  private Reading() {}

  static Json json(String text) {
    Problems problems = new Problems();
    Json json = JsonReader.read(Expected.source(text), problems);
    assertThat(problems.text()).isEmpty();
    return json;
  }

  /** The one problem that reading this text as JSON brings. */
  static Problem onlyProblem(String text) {
    Problems problems = new Problems();
    JsonReader.read(Expected.source(text), problems);
    assertThat(problems.list()).as(problems.text()).hasSize(1);
    return problems.list().get(0);
  }
}
