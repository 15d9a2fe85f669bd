package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Helpers that the stories of this package and of {@code form} share. */
public final class Expected {

  private Expected() {}

  /** A file with this text. */
  public static Source source(String text) {
    return Source.of("x.json", text.getBytes(StandardCharsets.UTF_8));
  }

  /** What a text is that is right. */
  public static Json json(String text) {
    Problems problems = new Problems();
    Json json = JsonReader.read(source(text), problems);
    assertThat(problems.text()).isEmpty();
    return json;
  }

  /** The one problem that reading this text as JSON brings. */
  static Problem onlyProblem(String text) {
    Problems problems = new Problems();
    JsonReader.read(source(text), problems);
    assertThat(problems.list()).as(problems.text()).hasSize(1);
    return problems.list().get(0);
  }

  /** The one problem that stops this. */
  static Problem failure(WrongFile.Kind kind, ThrowingCallable call) {
    WrongFile failure = catchThrowableOfType(WrongFile.class, call);
    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(failure.problems().list()).hasSize(1);
    return failure.problems().list().get(0);
  }
}
