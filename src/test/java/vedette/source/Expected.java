package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Helpers for tests of texts and their faults. */
public final class Expected {

  private Expected() {}

  public static Source source(String text) {
    return Source.of("x.json", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the only problem of a failed call. */
  public static Problem failure(WrongFile.Kind kind, ThrowingCallable call) {
    WrongFile failure = catchThrowableOfType(WrongFile.class, call);
    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(failure.problems().list()).hasSize(1);
    return failure.problems().list().get(0);
  }
}
