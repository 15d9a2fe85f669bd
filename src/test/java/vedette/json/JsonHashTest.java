package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import vedette.source.Expected;

class JsonHashTest {
  @Test
  void the_hash_ignores_line_ends_and_white_space_but_not_what_is_in_strings() {
    String hash = JsonHash.of(Expected.source("{ \"a b\": [1, 2] }"));
    assertThat(JsonHash.of(Expected.source("{\r\n\t\"a b\":[1,2]\r\n}\r\n"))).isEqualTo(hash);
    assertThat(JsonHash.of(Expected.source("{\"ab\":[1,2]}"))).isNotEqualTo(hash);
    // sha256sum of the bytes {"a b":[1,2]}
    assertThat(hash).isEqualTo("45ae8133435bccd35d70bc7e5f1fb4594f7da2e3132623656a163bd056edfe24");
    assertThat(JsonHash.of(Expected.source("{\"a\\\" b\": 1}")))
        .isNotEqualTo(JsonHash.of(Expected.source("{\"a\\\"b\": 1}")));
  }
}
